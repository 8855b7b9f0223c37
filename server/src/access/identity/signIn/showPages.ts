import type { FastifyReply } from 'fastify'
import { sendPage } from '../../../web/pages/requestFields.ts'
import { secondFactorPage, type SecondFactorForm } from './secondFactorPage.ts'
import { passkeySignIn, secondStep } from './secondStep.ts'
import { signInPage, type SignInForm } from './signInPage.ts'
import type { Visit } from './visit.ts'

/** Shows the first page, which asks for an address and a password, or a passkey. */
export async function showForm(
  { context, reply, form, uid }: Visit,
  status: number,
  changes: Partial<SignInForm> = {},
): Promise<FastifyReply> {
  const passkeyOptions = await passkeySignIn(context, uid)
  const page = signInPage({ ...form, passkeyOptions, ...changes }, context.config.publicUrl)
  return sendPage(reply, status, page)
}

/** Shows the second page after a correct password, or the first page if there was none or it has expired. */
export async function showSecond(
  { context, reply, form, uid }: Visit,
  status: number,
  changes: Partial<SecondFactorForm> = {},
): Promise<FastifyReply> {
  const { language, path: startPath } = form
  const step = await secondStep(context, uid)
  if (step === null) return reply.redirect(`${startPath}?lang=${language}`, 303)
  const { hasApp, passkeyOptions } = step
  const shown = { hasApp, passkeyOptions, language, startPath, path: `${startPath}/second` }
  const page = secondFactorPage({ ...shown, ...changes }, context.config.publicUrl)
  return sendPage(reply, status, page)
}
