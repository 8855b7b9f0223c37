/**
 * Puts the page under the policy that the server sends: from here on nobody in it may make code. It
 * cannot be taken back.
 *
 * @throws Error when the policy does not hold
 */
export function forbidCode(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self' 'unsafe-inline'"
  document.head.append(policy)
  try {
    // oxlint-disable-next-line no-new-func -- shows that the policy holds
    void new Function('return 1')
  } catch {
    return
  }
  throw new Error('expected the policy to forbid code made in the page, got a function')
}
