/** The access token of the page; it lives in memory only. */
export interface AccessToken {
  accessToken: string
  /** ms UTC. */
  expiresAtMs: number
}
