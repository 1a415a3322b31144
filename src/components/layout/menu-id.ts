/** Ties the buttons that open and close the menu to the menu. */
export const menuId = "main-menu";
