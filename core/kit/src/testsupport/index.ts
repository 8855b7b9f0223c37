export {
  accessibilityIssues,
  clearPage,
  createPage,
  savedWidget,
  type PageOptions,
} from './renderPage.tsx'
