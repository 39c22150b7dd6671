import { backUp } from '../backup/backup.ts'
import { bookmarkOf } from '../backup/bookmark.ts'
import { forgetBackups } from '../backup/forget-backups.ts'
import { readBackupKey } from '../backup/sealed.ts'
import { stateOf } from './build-for.ts'
import { assureReady } from './checks.ts'
import { mustRun } from './cloudflare.ts'
import { writeResourcesConfig } from './configs.ts'
import { DeployError } from './deploy-error.ts'
import { saveMunicipalities } from './municipalities.ts'
import { makeResources } from './resources.ts'
import { buildServed } from './smoke.ts'
import { snapshotContent } from './snapshot.ts'
import type { Step } from './step.ts'
import { mainVersion, servedNow } from './versions.ts'

// What is done before there is anything to deploy. None of it is seen by readers.

export const check: Step = {
  title: 'Checks',
  does: 'コミットしていない変更がないこと、ログインしていること、設定がそろっていること、ユーザープールの設定（パスワード、MFA、トークン、アドレス）',
  run: async (options, progress) => {
    const { cloudflare, environment } = options
    await assureReady(options)
    progress.host = environment.vars.APP_HOST ?? ''
    const shares = await servedNow(cloudflare, environment.worker)
    if (shares.length > 1)
      throw new DeployError(
        `ほかの公開が途中です（${shares.map(({ version, percentage }) => `${version} ${percentage}%`).join('、')}）。終わらせるか、npm run deploy -- --rollback で戻してください。`,
      )
    progress.former = mainVersion(shares)
    progress.formerBuild = await buildServed(environment.worker, progress.host)
    return progress.former ? `公開中の版は${progress.former}です` : '初めての公開です'
  },
}

export const resources: Step = {
  title: 'Resources',
  does: 'ないものだけを作る：D1、R2、キュー',
  run: async ({ cloudflare, environment, resources: wanted }, progress) => {
    const { id, isNew, made } = await makeResources(cloudflare, wanted)
    progress.id = id
    progress.isNew = isNew
    progress.config = writeResourcesConfig(environment, wanted, id)
    return made.length > 0 ? `作りました：${made.join('、')}` : 'すべてあります'
  },
}

export const backup: Step = {
  title: 'Backup',
  does: '移行の前に、D1のすべての表と、R2（MEDIA、PHOTOS）の新しいものを取る',
  run: async ({ cloudflare, environment, backups }, { isNew, config }) => {
    if (isNew || environment.isPreview)
      return isNew ? '新しいデータベースのため、ありません' : 'プレビューでは取りません'
    const sealKey = readBackupKey(process.env.BACKUP_KEY)
    const store = await cloudflare.openStore(config)
    try {
      const bookmark = await bookmarkOf(cloudflare, config)
      const options = { root: backups, site: environment.name, now: new Date(), sealKey, bookmark }
      const { folder, read } = await backUp(store, options)
      await forgetBackups(backups, sealKey)
      return `${folder}（新しく読んだもの${read}件）${sealKey ? '' : '。BACKUP_KEY がないため、封をしていません'}`
    } finally {
      await store.close()
    }
  },
}

export const migrate: Step = {
  title: 'Migrations',
  does: 'wrangler d1 migrations apply DB --remote、全国の市区町村の一覧',
  run: async ({ cloudflare }, { config }) => {
    await mustRun(cloudflare, ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', config])
    const store = await cloudflare.openStore(config)
    try {
      const cities = await saveMunicipalities(store.db)
      return cities > 0 ? `市区町村${cities}件を書きました` : '最新です'
    } finally {
      await store.close()
    }
  },
}

export const snapshot: Step = {
  title: 'Content snapshot',
  does: 'D1から、ページになる表だけをビルドのために写す（会員と編集室のものは写さない）',
  run: async ({ cloudflare, environment }, { config }) => {
    const store = await cloudflare.openStore(config)
    try {
      return `${await snapshotContent(store.db, stateOf(environment))}表`
    } finally {
      await store.close()
    }
  },
}
