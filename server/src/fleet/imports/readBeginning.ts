import { recognizeEncoding } from '@airshed/domain/tabular'
import type { TextEncoding } from '@airshed/schemas'
import { firstBytes, SAMPLE_BYTES } from './utf8Copy.ts'

/** The beginning of a file, by which its format is recognized. */
interface FileBeginning {
  text: string
  /** Whether that is all of it. */
  isWhole: boolean
  encoding: TextEncoding
}

/**
 * @param stated encoding of the file. Default: recognized
 * @throws ImportError if the file cannot be read
 */
export async function readBeginning(path: string, stated?: TextEncoding): Promise<FileBeginning> {
  const bytes = await firstBytes(path)
  const encoding = stated ?? recognizeEncoding(bytes)
  const isWhole = bytes.length < SAMPLE_BYTES
  // Half a character at the end of the sample is left out.
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isWhole })
  return { text, isWhole, encoding }
}
