import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from "react";

/** What a visitor found out on this page, for the open line. It is kept in the page only. */
type OwnLineState = [
  string | undefined,
  Dispatch<SetStateAction<string | undefined>>,
];

const OwnLineContext = createContext<OwnLineState>([
  undefined,
  () => undefined,
]);

/** Around a page's sections: a change renders only what uses the line. */
export function OwnLineProvider({ children }: { children: ReactNode }) {
  return (
    <OwnLineContext.Provider value={useState<string>()}>
      {children}
    </OwnLineContext.Provider>
  );
}

export function useOwnLine(): OwnLineState {
  return useContext(OwnLineContext);
}
