/** What the fields of the decoded payloads of devices measure, as mapped by users. */
export interface PayloadFieldsTable {
  node_id: string
  /** Position in the list, from 0. */
  position: number
  /** As the decoder writes it, nested names joined by dots. */
  field: string
  /** Id in the catalogue. */
  parameter: string
  /** The unit it is received in; empty if the parameter has none. */
  unit: string
}
