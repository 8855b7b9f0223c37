import { execFileSync } from 'node:child_process'
import { kill } from 'node:process'
import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** Suspends all processes of a local PostgreSQL in the middle of their work. */
export interface Freezer {
  /** SIGSTOP. */
  freeze(): Promise<void>
  /** SIGCONT. */
  thaw(): void
}

/** @returns null if PostgreSQL runs elsewhere, or as a user whose processes cannot be signaled */
export async function freezerOf(db: Db): Promise<Freezer | null> {
  const stopped = new Set<number>()
  const postmaster = await postmasterOf(db)
  if (postmaster === null) return null
  return {
    async freeze() {
      const pids = [postmaster, ...(await backendsOf(db))]
      for (const pid of pids) {
        kill(pid, 'SIGSTOP')
        stopped.add(pid)
      }
    },
    thaw() {
      for (const pid of stopped) kill(pid, 'SIGCONT')
      stopped.clear()
    },
  }
}

async function backendsOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db)
  return rows.map(({ pid }) => pid)
}

async function postmasterOf(db: Db): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  try {
    const output = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(rows[0]?.pid)])
    const [parent, command] = output.toString().trim().split(/\s+/)
    if (command !== 'postgres') return null
    kill(Number(parent), 0)
    return Number(parent)
  } catch {
    return null
  }
}
