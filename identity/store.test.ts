import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchAuthSession, fetchUserAttributes, getCurrentUser, signIn } from 'aws-amplify/auth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { configureAmplify } from './amplify.fixture.ts'
import { PASSWORD } from './people.ts'
import { startIdentity } from './start.ts'

const MEMBER = { username: 'member@tabishirube.test', password: PASSWORD }

test('sessions and the key survive a restart, and only the owner can read the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stateFile = join(folder, 'state', 'identity.json')
  const first = await startIdentity({ port: 0, stateFile })
  configureAmplify(first.origin)
  await signIn(MEMBER)
  const { tokens } = await fetchAuthSession()
  await first.stop()
  const second = await startIdentity({ port: Number(new URL(first.origin).port), stateFile })
  onTestFinished(second.stop)
  expect((await fetchUserAttributes()).email).toBe(MEMBER.username)
  await fetchAuthSession({ forceRefresh: true })
  expect((await getCurrentUser()).userId).toBe(tokens?.accessToken.payload.sub)
  expect(statSync(stateFile).mode & 0o077).toBe(0)
  expect(readFileSync(stateFile, 'utf8')).not.toContain(PASSWORD)
})

test('an unreadable file is replaced by a new state', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stateFile = join(folder, 'identity.json')
  writeFileSync(stateFile, '{"version":1,"users')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const identity = await startIdentity({ port: 0, stateFile })
  onTestFinished(identity.stop)
  expect(JSON.parse(readFileSync(stateFile, 'utf8')).version).toBe(2)
  expect(warn).toHaveBeenCalledOnce()
})
