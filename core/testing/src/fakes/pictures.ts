import { fake, type FakeAnswer } from '@airshed/data/testing'
import { uploadPicture } from '@airshed/schemas/calls'

/** Uploads; each picture gets the next id. */
export function fakePictures(): FakeAnswer[] {
  let uploads = 0
  return [
    fake(uploadPicture, () => {
      uploads += 1
      return { id: `00000000-0000-4000-8000-${String(uploads).padStart(12, '0')}` }
    }),
  ]
}
