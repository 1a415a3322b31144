/** The words of the interface that unit tests see; content/interface.yaml has the real ones. */
export const interfaceWords = {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  footerNavigation: "Footer",
  openMenu: "Menu",
  closeMenu: "Close menu",
  homeLink: "Home",
  opensInNewTab: "(opens in a new tab)",
  opensSoon: "opens soon",
  breadcrumbHome: "Home",
  scrollableTable: "Table: {columns}",
  explainFeature: "What this means: {feature}",
  readMore: "Read More",
  readLess: "Read Less",
};
