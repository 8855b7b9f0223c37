/** What the fields of the decoded payloads of devices measure, as somebody mapped them. */
export interface PayloadFieldsTable {
  node_id: string
  /** Place in the list, from 0. */
  position: number
  /** As the decoder writes it, nested names joined by dots. */
  field: string
  /** Id in the catalogue. */
  parameter: string
  /** In which it comes; empty where the parameter has none. */
  unit: string
}
