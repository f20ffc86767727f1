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
  Story,
  TableSummary,
  Wrong,
} from '../wire'
import { build } from './build'

export type Eyes = number | 'none' | 'open'

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

/** What is over is kept by browsers for good: so another build, which may be told more of it, asks by another name. */
function finished(id: string, what: 'replay' | 'story', eyes: Eyes): string {
  return `/api/tables/${encodeURIComponent(id)}/${what}?${new URLSearchParams({ eyes: String(eyes), build: build() })}`
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
  replay: (id: string, eyes: Eyes) => call<Replay>('GET', finished(id, 'replay', eyes)),
  /** What these eyes heard of a finished game, and nothing else of it. */
  story: (id: string, eyes: Eyes) => call<Story>('GET', finished(id, 'story', eyes)),
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
