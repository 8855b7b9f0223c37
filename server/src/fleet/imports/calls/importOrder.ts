/** What a job of an import gets: which import, and who started it. */
export interface ImportOrder {
  importId: string
  organizationId: string
  userId: string
  userName: string
  requestId: string
}
