// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./worker.d.ts" />
import * as library from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import 'maplibre-gl/dist/maplibre-gl.css'

// Without it the library would create a worker from text, which the page's content security policy forbids.
library.setWorkerUrl(workerUrl)

/** MapLibre, with its worker loaded as a file from the server of the page. */
export const mapLibrary = library
