/** The HTTP half of the server (docs/protocol.md). Every failure is an `ApiError` with a code that has words. */

import type {
  Addresses,
  FoundTable,
  ListedTables,
  Me,
  MyTables,
  NewTable,
  OpenedTable,
  Replay,
  Shelf,
  TableSummary,
  Wrong,
} from '../wire'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly wrong: Wrong,
  ) {
    super(wrong.code)
  }

  get code(): string {
    return this.wrong.code
  }
}

const OFFLINE: Wrong = { code: 'offline', wrong: '', right: '' }
const UNREADABLE: Wrong = { code: 'internal', wrong: '', right: '' }

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    request.headers = { 'Content-Type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  let answer: Response
  try {
    answer = await fetch(path, request)
  } catch {
    throw new ApiError(0, OFFLINE)
  }
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => UNREADABLE))
  return (await answer.json()) as T
}

export const api = {
  /** Who I am here; null for somebody who has not said a name yet. */
  me: () => call<Me>('GET', '/api/me').catch((error: unknown) => (isCode(error, 'no_session') ? null : raise(error))),
  comeIn: (name: string) => call<Me>('POST', '/api/guest', { name }),
  addresses: () => call<Addresses>('GET', '/api/addresses'),
  shelf: () => call<Shelf>('GET', '/api/shelf'),
  tables: () => call<ListedTables>('GET', '/api/tables'),
  mine: () => call<MyTables>('GET', '/api/tables/mine').catch((error: unknown) => (isCode(error, 'no_session') ? { tables: [] } : raise(error))),
  open: (table: NewTable) => call<OpenedTable>('POST', '/api/tables', table),
  table: (id: string) => call<TableSummary>('GET', `/api/tables/${encodeURIComponent(id)}`),
  code: (code: string) => call<FoundTable>('GET', `/api/codes/${encodeURIComponent(code)}`),
  replay: (id: string, eyes: number | 'none' | 'open') => call<Replay>('GET', `/api/tables/${encodeURIComponent(id)}/replay?eyes=${eyes}`),
  /** Take over a seat of a finished game from one of its lines on, against bots. */
  whatIf: (id: string, line: number, seat: number) => call<OpenedTable>('POST', `/api/tables/${encodeURIComponent(id)}/what-if`, { line, seat }),
}

/** What is wrong when nothing is known of the thing that was asked for: the line, our haste, or the server. */
export function troubleOf(error: unknown): 'offline' | 'busy' | 'trouble' {
  if (!(error instanceof ApiError) || error.status >= 500) return 'trouble'
  return error.status === 429 ? 'busy' : 'offline'
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}

function raise(error: unknown): never {
  throw error
}
