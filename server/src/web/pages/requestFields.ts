import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageLanguage, type PageLanguage } from './language.ts'
import type { PageAnswer } from './pageLayout.ts'

/** Largest form of these pages, in bytes. */
export const FORM_BYTES_MAX = 8 * 1024
const FIELD_MAX = 512

/** A field that holds a line of text, without characters that cannot be stored. */
export const formField = (request: FastifyRequest, name: string): string =>
  wholeField(request, name).slice(0, FIELD_MAX).replaceAll('\0', '')

/** A field as it was sent, such as a passkey response; empty if it is missing or was sent twice. */
export function wholeField({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

/**
 * The language of a page: as chosen on it, otherwise that of its client, the link or the browser.
 *
 * @param uiLocales as in an authorization request
 */
export function languageOf(request: FastifyRequest, uiLocales?: unknown): PageLanguage {
  const chosen = formField(request, 'lang') || (request.query as { lang?: unknown }).lang
  return pageLanguage({ chosen, uiLocales, acceptLanguage: request.headers['accept-language'] })
}

/** The path of a request, as its links and forms repeat it. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url

export const sendPage = (
  reply: FastifyReply,
  status: number,
  { headers, body }: PageAnswer,
): FastifyReply => reply.code(status).headers(headers).send(body)
