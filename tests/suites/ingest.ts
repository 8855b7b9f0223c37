/** Response of an ingest route. */
export interface IngestAnswer {
  accepted: number
  duplicates: number
}

/**
 * Posts a payload of the generic format.
 *
 * @throws if it is refused or the server is gone
 */
export async function postReadings(
  url: string,
  key: string,
  payload: object,
): Promise<IngestAnswer> {
  const response = await fetch(`${url}/ingest/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-airshed-key': key },
    body: JSON.stringify(payload),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as IngestAnswer
}
