export {
  createFakeApi,
  fake,
  FakeRefusal,
  type FakeAnswer,
  type FakeApi,
  type FakeInput,
  type FakeRequest,
} from './fakeApi.ts'
