import {
  color,
  createStyles,
  type CSSObject,
  font,
  media,
  radius,
  space,
} from "../../theme";
import { SmartLink, type SmartLinkProps } from "./smart-link";

interface ButtonProps extends SmartLinkProps {
  style?: Queries.ActionStyle;
}

/** A call-to-action link; use `primary`, the maple one, once per screen. */
export function Button({
  style = "primary",
  className = "",
  ...link
}: ButtonProps) {
  return (
    <SmartLink
      {...link}
      className={`${style === "text" ? "" : "button"} ${className}`}
      css={variants[style]}
    />
  );
}

interface ActionButtonProps
  extends
    Pick<Queries.ActionFragment, "label" | "link">,
    Pick<ButtonProps, "style" | "className"> {}

/** An action from content. */
export function ActionButton({ label, link, ...button }: ActionButtonProps) {
  return (
    <Button {...button} to={link}>
      {label}
    </Button>
  );
}

const words: CSSObject = {
  fontFamily: font.label,
  fontWeight: 650,
  fontSize: "1.0625rem",
  lineHeight: 1.2,
  textWrap: "balance",
};

/** Every page has such a button in its header. */
export const buttonStyles = (): CSSObject => ({
  ".button": {
    ...words,
    display: "inline-grid",
    placeContent: "center",
    minHeight: space.x12,
    padding: `${space.x2} ${space.x6}`,
    textAlign: "center",
    textDecoration: "none",
    "--underline": "none",
    border: "1.5px solid transparent",
    borderRadius: radius.pill,
    transition: "background-color 0.2s, border-color 0.2s",
    [media.hover]: { "&:hover": { background: "var(--pressed)" } },
    "&:active": { background: "var(--pressed)", translate: "0 1px" },
  },
});

const variants = createStyles({
  primary: {
    background: color.maple,
    color: color.white,
    "--pressed": color.mapleDeep,
  },
  secondary: { borderColor: "currentColor", "--pressed": "var(--answer)" },
  text: {
    ...words,
    display: "inline-block",
    paddingBlock: space.x3,
    // A pending link is not underlined by the browser.
    textDecorationLine: "underline",
    // The alternative text after the slash is empty, so the arrow is not read aloud.
    "&::after": { content: '"\\00a0→" / ""' },
  },
});
