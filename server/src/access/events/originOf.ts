import type { FastifyRequest } from 'fastify'
import type { Origin } from './record.ts'
import { shortAgent } from '../../web/http/shortAgent.ts'

/** Where a request came from: its sender's address as far as trusted proxies report it, and its user agent. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  address: ip,
  agent: shortAgent(headers['user-agent']),
})
