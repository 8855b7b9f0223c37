/**
 * Applies the policy that the server sends: from here on, nothing in the page may generate code. This
 * cannot be undone.
 *
 * @throws Error if the policy is not enforced
 */
export function forbidCode(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self' 'unsafe-inline'"
  document.head.append(policy)
  try {
    // oxlint-disable-next-line no-new-func -- verifies that the policy is enforced
    void new Function('return 1')
  } catch {
    return
  }
  throw new Error('expected the policy to forbid code made in the page, got a function')
}
