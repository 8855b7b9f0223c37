import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { apiError } from '../../base/errors.ts'
import type { Clock } from '../../base/clock.ts'
import type { Store } from '../store/store.ts'
import { claimContent, findMarked, forgetContent, markUnused, touchContent } from './contents.ts'
import { contentOf, deleteFile, findFile, insertFile } from './fileRows.ts'
import type { Files } from './files.ts'
import type { FileStorage } from './fileStorage.ts'
import { createFolderStorage } from './folderStorage.ts'
import { createIncoming } from './incoming.ts'
import { mediaType } from './mediaType.ts'
import { openContent } from './openContent.ts'
import { receive } from './receive.ts'
import { createS3Storage } from './s3Storage.ts'
import { uploadFailure } from './storageFailure.ts'

interface FilesOptions {
  store: Pick<Store, 'db' | 'engine'>
  /** ms UTC. */
  clock: Clock
  /** Data folder of the server; uploads are received in its `files/incoming`. */
  dataFolder: string
  /** undefined: the bytes are stored in `files` of the data folder. */
  s3Url: string | undefined
}

/** Files on the store's tables, with their bytes in a folder or an S3 store. */
export function createFiles(options: FilesOptions): Files {
  const { store, clock } = options
  const { db } = store
  const folder = join(options.dataFolder, 'files')
  const storage = chooseStorage(folder, options.s3Url)
  // The folder of an embedded store is locked by its process.
  const incoming = createIncoming(join(folder, 'incoming'), store.engine === 'embedded')

  const files: Files = {
    async receive(stream, { limitBytes }) {
      const path = await incoming.begin(clock()).catch(failUpload)
      try {
        const measured = await receive(stream, path, limitBytes)
        const contentId = await claimContent(db, measured, clock())
        await storage.place(contentId, path).catch(failUpload)
        return { contentId, ...measured }
      } finally {
        await incoming.discard(path)
      }
    },

    async add(tx, received, file) {
      const now = clock()
      if (!(await touchContent(tx, received.contentId, now))) {
        throw apiError('CONFLICT', {
          reason: 'The upload was left unused for too long. Upload it again',
        })
      }
      return insertFile(tx, received, file, now)
    },

    async put({ limitBytes, ...file }, stream) {
      // Refuses an unsupported file before it is received.
      mediaType(file.mediaType)
      const received = await files.receive(stream, { limitBytes })
      return db.transaction().execute((tx) => files.add(tx, received, file))
    },

    find: (id) => findFile(db, id),

    async open(file, range) {
      const contentId = await contentOf(db, file.id)
      if (contentId === undefined) throw apiError('NOT_FOUND', { what: 'File', id: file.id })
      return openContent(storage, contentId, file, range)
    },

    remove: deleteFile,

    async temporaryFolder() {
      const path = await incoming.begin(clock())
      await mkdir(path)
      return { path, [Symbol.asyncDispose]: () => incoming.discard(path) }
    },

    sweep: (now) => incoming.sweep(now),

    async collect(now) {
      const uploads = await incoming.sweep(now)
      await markUnused(db, now)
      let contents = 0
      for (let marked = await findMarked(db); marked.length > 0; marked = await findMarked(db)) {
        for (const id of marked) {
          await storage.remove(id)
          await forgetContent(db, id)
          contents += 1
        }
      }
      return { contents, uploads }
    },

    check: () => storage.check(),
  }
  return files
}

function failUpload(error: unknown): never {
  throw uploadFailure(error)
}

const chooseStorage = (folder: string, s3Url: string | undefined): FileStorage =>
  s3Url === undefined ? createFolderStorage(folder) : createS3Storage(s3Url)
