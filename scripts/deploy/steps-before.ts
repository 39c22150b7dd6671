import { memberBindings } from '#worker/db/members/databases.ts'
import { backUpAll } from '../backup/backup.ts'
import { bookmarkOf } from '../backup/bookmark.ts'
import { forgetAllBackups } from '../backup/forget-backups.ts'
import { readBackupKey } from '../backup/sealed.ts'
import { stateOf } from './build-for.ts'
import { assureReady } from './checks.ts'
import { mustRun } from './cloudflare.ts'
import { writeResourcesConfig } from './configs.ts'
import { DeployError } from './deploy-error.ts'
import { saveFallbackPicture } from './fallback-picture.ts'
import { saveMunicipalities } from './municipalities.ts'
import { makeResources } from './resources.ts'
import { buildServed } from './smoke.ts'
import { snapshotContent } from './snapshot.ts'
import type { Step } from './step.ts'
import { mainVersion, servedNow } from './versions.ts'

// The steps before the build. Readers see none of them.

export const check: Step = {
  title: 'Checks',
  does: 'no uncommitted changes, logged in, all settings there, user pool settings (password, MFA, tokens, addresses)',
  run: async (options, progress) => {
    const { cloudflare, environment } = options
    await assureReady(options)
    const { NEW_MEMBERS } = environment.vars
    const { databases } = options.resources
    const names = memberBindings(Object.fromEntries(databases.map(({ binding }) => [binding, true])))
    if (NEW_MEMBERS && !names.includes(NEW_MEMBERS))
      throw new DeployError(
        `NEW_MEMBERS = "${NEW_MEMBERS}" is no database with members (${names.join(', ')}).`,
      )
    progress.host = environment.vars.APP_HOST ?? ''
    const shares = await servedNow(cloudflare, environment.worker)
    if (shares.length > 1)
      throw new DeployError(
        `Another rollout is in progress (${shares.map(({ version, percentage }) => `${version} ${percentage}%`).join(', ')}). Let it finish, or run: npm run deploy -- --rollback`,
      )
    progress.former = mainVersion(shares)
    progress.formerBuild = await buildServed(environment.worker, progress.host)
    return progress.former ? `the present version is ${progress.former}` : 'first deployment'
  },
}

export const resources: Step = {
  title: 'Resources',
  does: 'create what is missing: D1, R2, queue',
  run: async ({ cloudflare, environment, resources: wanted }, progress) => {
    const { ids, isNew, created, made } = await makeResources(cloudflare, wanted)
    const { NEW_MEMBERS = '' } = environment.vars
    // While two versions are served, the former one would not find accounts there.
    if (!isNew && created.includes(NEW_MEMBERS))
      throw new DeployError(
        `The database ${NEW_MEMBERS} is new. Deploy once without NEW_MEMBERS, so that every version knows it, and then with it.`,
      )
    progress.ids = ids
    progress.isNew = isNew
    progress.config = writeResourcesConfig(environment, wanted, ids)
    return made.length > 0 ? `created ${made.join(', ')}` : 'all exist'
  },
}

export const backup: Step = {
  title: 'Backup',
  does: 'back up all tables of D1 and the new objects of R2 (MEDIA, PHOTOS) before migrations',
  run: async ({ cloudflare, environment, backups }, { isNew, config }) => {
    if (isNew || environment.isPreview)
      return isNew ? 'none: the database is new' : 'none: previews are not backed up'
    const sealKey = readBackupKey(process.env.BACKUP_KEY)
    const store = await cloudflare.openStore(config)
    try {
      const bookmark = await bookmarkOf(cloudflare, config)
      const options = { root: backups, site: environment.name, now: new Date(), sealKey, bookmark }
      const { folder, read } = await backUpAll(store, options)
      await forgetAllBackups(backups, sealKey)
      return `${folder} (${read} objects read)${sealKey ? '' : ', not encrypted: set BACKUP_KEY to encrypt it'}`
    } finally {
      await store.close()
    }
  },
}

export const migrate: Step = {
  title: 'Migrations',
  does: 'wrangler d1 migrations apply … --remote for each database, list of municipalities, picture for addresses without one',
  run: async ({ cloudflare, resources: { databases } }, { config }) => {
    for (const { binding } of databases)
      await mustRun(cloudflare, ['d1', 'migrations', 'apply', binding, '--remote', '--config', config])
    const store = await cloudflare.openStore(config)
    try {
      const cities = await saveMunicipalities(store.db)
      await saveFallbackPicture(store.buckets.MEDIA)
      return cities > 0 ? `wrote ${cities} municipalities` : 'up to date'
    } finally {
      await store.close()
    }
  },
}

export const snapshot: Step = {
  title: 'Content snapshot',
  does: 'copy the content tables of D1 for the build (no tables of members or of the management area)',
  run: async ({ cloudflare, environment }, { config }) => {
    const store = await cloudflare.openStore(config)
    try {
      return `${await snapshotContent(store.db, stateOf(environment))} tables`
    } finally {
      await store.close()
    }
  },
}
