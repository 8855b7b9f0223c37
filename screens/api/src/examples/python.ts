import type { Examples } from './exampleIds.ts'
import { addressOf, quoted } from './quoted.ts'

const head = `import json, os, urllib.request

def ask(address, body=None):
    request = urllib.request.Request(
        address,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["AIRSHED_TOKEN"],
            "Content-Type": "application/json",
        },
    )
    return urllib.request.urlopen(request)
`

export const PYTHON: Examples = {
  devices: ({ server, organizationId }) => {
    const address = addressOf(server, 'nodes', { organization_id: organizationId, size: '100' })
    return `${head}
with ask(${quoted(address)}) as answer:
    for node in json.load(answer)["data"]:
        print(node["serial"], node["presentName"])
`
  },

  latest: ({ server, dataPointId }) => `${head}
body = {"data_point_id": [${quoted(dataPointId)}], "last": 1}
with ask(${quoted(addressOf(server, 'search/measurements'))}, body) as answer:
    for data_point, readings in json.load(answer)["data"].items():
        print(data_point, readings)
`,

  range: ({ server, dataPointId, fromMs, toMs }) => `${head}
body = {"data_point_id": [${quoted(dataPointId)}], "from": ${fromMs}, "to": ${toMs}}
with ask(${quoted(addressOf(server, 'search/measurements/export'))}, body) as answer:
    with open("readings.csv", "wb") as file:
        while piece := answer.read(65536):
            file.write(piece)
`,
}
