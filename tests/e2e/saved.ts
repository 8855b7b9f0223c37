import type { Page } from 'playwright/test'

/** Resolves when the server has stored the next edit of a dashboard, which is sent some time after it is shown. */
export const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
