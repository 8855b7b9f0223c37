import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageLanguage, type PageLanguage } from '../../identity/signIn/language.ts'
import type { PageAnswer } from '../../identity/signIn/pageLayout.ts'

/** Largest form of these pages, in bytes. */
export const FORM_BYTES_MAX = 8 * 1024
const FIELD_MAX = 512

/** A field of the form that was sent; empty when it is missing or came twice. */
export function formField({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value.slice(0, FIELD_MAX).replaceAll('\0', '') : ''
}

/** The language of a page: as chosen on it, else as the link or the browser says. */
export function languageOf(request: FastifyRequest): PageLanguage {
  const chosen = formField(request, 'lang') || (request.query as { lang?: unknown }).lang
  return pageLanguage({ chosen, acceptLanguage: request.headers['accept-language'] })
}

/** The path of a request, as its links and forms repeat it. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url

export const sendPage = (
  reply: FastifyReply,
  status: number,
  { headers, body }: PageAnswer,
): FastifyReply => reply.code(status).headers(headers).send(body)
