import type { FastifyRequest } from 'fastify'
import type { Origin } from './record.ts'
import { shortAgent } from '../http/shortAgent.ts'

/** From where a request came: its sender as far as trusted proxies tell, and what it says it is. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  address: ip,
  agent: shortAgent(headers['user-agent']),
})
