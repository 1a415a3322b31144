import "react";

/** Attributes that browsers know and the types of React 18 do not. */
declare module "react" {
  interface DetailsHTMLAttributes<T> {
    name?: string;
  }
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "show" | "hide" | "toggle";
  }
}
