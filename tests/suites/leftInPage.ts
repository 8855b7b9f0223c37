const POLICIES = 'meta[http-equiv="Content-Security-Policy" i]'

/**
 * Files of tests share pages: what one leaves would be found by the next, in another order on another day. Removes
 * whatever is in the body. A policy stays in force even when its element is removed.
 *
 * @throws Error if the file has set a policy
 */
export function clearAfter(file: string, page: Document): void {
  page.body.replaceChildren()
  const policies = page.querySelectorAll(POLICIES)
  if (policies.length === 0) return
  for (const policy of policies) policy.remove()
  throw new Error(
    `${file} set a policy for its page, which nothing takes back: list it in policyTests of vitest.config.ts`,
  )
}
