import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from "react";

/** What a visitor found out on this page, for the open line. It is kept in the page only. */
export interface OwnLine {
  text: string;
  /** The length of the bar, on a scale where the dotted line is at 100. */
  level?: number | undefined;
}

type OwnLineState = [
  OwnLine | undefined,
  Dispatch<SetStateAction<OwnLine | undefined>>,
];

const OwnLineContext = createContext<OwnLineState>([
  undefined,
  () => undefined,
]);

/** Around a page's sections: a change renders only what uses the line. */
export function OwnLineProvider({ children }: { children: ReactNode }) {
  return (
    <OwnLineContext.Provider value={useState<OwnLine>()}>
      {children}
    </OwnLineContext.Provider>
  );
}

export function useOwnLine(): OwnLineState {
  return useContext(OwnLineContext);
}
