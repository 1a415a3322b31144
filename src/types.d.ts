import "react";

/** Attributes that browsers support but React 18's types lack. */
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
