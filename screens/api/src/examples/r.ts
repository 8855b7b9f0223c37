import type { Examples } from './exampleIds.ts'
import { addressOf, quoted } from './quoted.ts'

const ask = (address: string): string => `library(httr2)

request(${quoted(address)}) |>
  req_auth_bearer_token(Sys.getenv("AIRSHED_TOKEN")) |>`

export const R: Examples = {
  devices: ({ server, organizationId }) => {
    const address = addressOf(server, 'nodes', { organization_id: organizationId, size: '100' })
    return `${ask(address)}
  req_perform() |>
  resp_body_json(simplifyVector = TRUE) |>
  with(data[c("serial", "presentName")])
`
  },

  latest: ({ server, dataPointId }) => `${ask(addressOf(server, 'search/measurements'))}
  req_body_json(list(data_point_id = list(${quoted(dataPointId)}), last = 1)) |>
  req_perform() |>
  resp_body_json() |>
  with(data)
`,

  range: ({
    server,
    dataPointId,
    fromMs,
    toMs,
  }) => `${ask(addressOf(server, 'search/measurements/export'))}
  req_body_json(list(
    data_point_id = list(${quoted(dataPointId)}),
    from = ${fromMs},
    to = ${toMs}
  )) |>
  req_perform(path = "readings.csv")

lines <- readLines(file("readings.csv", encoding = "UTF-8-BOM"))
readings <- read.csv(text = lines[!startsWith(lines, '"#')])
`,
}
