import { createContext, type ReactNode, useContext, useState } from "react";

/** What a visitor found out on this page, for the open line. It is kept in the page only. */
type OwnLineState = ReturnType<typeof useState<string>>;

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
