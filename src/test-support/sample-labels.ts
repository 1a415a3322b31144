/** UI labels for unit tests; content/ui-labels.yaml has the real ones. */
export const sampleLabels = {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  footerNavigation: "Footer",
  openMenu: "Menu",
  homeLink: "Home",
  opensInNewTab: "(opens in a new tab)",
  opensSoon: "opens soon",
  breadcrumbs: "Breadcrumb",
  breadcrumbHome: "Home",
  scrollableTable: "Table: {columns}",
  scrollableText: "Text",
  explainFeature: "What this means: {feature}",
  taskDone: "Done:",
  backToReference: "Back to",
  readMore: "Read More",
  readLess: "Read Less",
};
