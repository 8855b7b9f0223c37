/**
 * The hidden frame of a silent sign-in: passes the provider's response, which is in its address, to the
 * parent page. That page expects a message in this form (oidc-client-ts, `UserManager.signinSilent`);
 * sending it here avoids loading the library in the frame.
 */
export function answerSilentSignIn(): void {
  const { href, origin } = window.location
  window.parent.postMessage({ source: 'oidc-client', url: href, keepOpen: false }, origin)
}
