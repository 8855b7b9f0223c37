/**
 * What the hidden frame of a silent sign-in does: it hands the provider's answer, which is in its
 * address, to the page around it. That page waits for a message in this form (oidc-client-ts,
 * `UserManager.signinSilent`); saying it here spares the frame the library.
 */
export function answerSilentSignIn(): void {
  const { href, origin } = window.location
  window.parent.postMessage({ source: 'oidc-client', url: href, keepOpen: false }, origin)
}
