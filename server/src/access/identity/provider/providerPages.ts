import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { pageLanguage } from '../../../web/pages/language.ts'
import { messagePage } from '../signIn/messagePage.ts'
import type { PageAnswer } from '../../../web/pages/pageLayout.ts'
import { signOutPage } from '../signIn/signOutPage.ts'

/** Shows a person that a protocol request failed. */
export function showProblem(ctx: KoaContextWithOIDC, out: ErrorOut, publicUrl: string): void {
  const detail = [out.error, out.error_description].filter((part) => part !== undefined).join(': ')
  send(ctx, messagePage('problem', languageOf(ctx), publicUrl, detail))
}

/** Asks whether to sign out, or continues if the console has proved whose session it is. */
export function showSignOut(ctx: KoaContextWithOIDC, form: string, publicUrl: string): void {
  const hint = ctx.oidc.entities.IdTokenHint?.payload
  const isConfirmed = hint !== undefined && hint['sub'] === ctx.oidc.session?.accountId
  send(ctx, signOutPage(form, languageOf(ctx), isConfirmed, publicUrl))
}

export function showSignedOut(ctx: KoaContextWithOIDC, publicUrl: string): void {
  send(ctx, messagePage('signed-out', languageOf(ctx), publicUrl))
}

function languageOf(ctx: KoaContextWithOIDC) {
  // A malformed request has no parameters yet.
  const uiLocales = ctx.oidc.params?.['ui_locales']
  return pageLanguage({ uiLocales, acceptLanguage: ctx.get('accept-language') })
}

function send(ctx: KoaContextWithOIDC, page: PageAnswer): void {
  ctx.set({ ...page.headers })
  ctx.body = page.body
}
