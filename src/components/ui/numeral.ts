export { numeral } from "../../theme/tokens";
