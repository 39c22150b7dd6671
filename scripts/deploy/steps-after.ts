import { buildFor, distOf } from './build-for.ts'
import { mustRun } from './cloudflare.ts'
import { DeployError } from './deploy-error.ts'
import { keepAssets, noteServed } from './keep-assets.ts'
import { reconcileAfter } from './reconcile-after.ts'
import { rollOut } from './rollout.ts'
import { keepSbom } from './sbom.ts'
import { newSecrets, withSecretsFile } from './secrets.ts'
import { isClosed, smoke, smokeUntilWell } from './smoke.ts'
import type { Step } from './step.ts'

// From the build to the version that answers everybody.

export const build: Step = {
  title: 'Build and prerender',
  does: '見本の内容なしで、写した内容からページを書き出す',
  run: async ({ environment, resources: wanted }, progress) => {
    progress.built = await buildFor(environment, wanted, progress.id)
    return `ビルド${progress.built.build}、${progress.built.pages}ページ`
  },
}

export const keep: Step = {
  title: 'Keep former files',
  does: '名前に印のあるファイルをR2に置く（開いたままのタブと、版が混ざるあいだのため。30日）、使っているパッケージの一覧（SBOM）',
  run: async ({ cloudflare, environment }, { config }) => {
    const store = await cloudflare.openStore(config)
    try {
      const dist = distOf(environment)
      const files = await keepAssets(store.pages, dist, new Date())
      return `新しいもの${files}件、パッケージ${await keepSbom(store.pages, dist)}件`
    } finally {
      await store.close()
    }
  },
}

export const upload: Step = {
  title: 'Upload the version',
  does: 'wrangler versions upload（初めてのときは wrangler deploy）。足りない鍵は作って、いっしょに送る',
  run: async ({ cloudflare, environment }, progress) => {
    progress.secrets = await newSecrets(cloudflare, environment)
    const how = progress.former ? ['versions', 'upload'] : ['deploy']
    const { told } = await withSecretsFile(environment, progress.secrets, (file) =>
      mustRun(cloudflare, [
        ...how,
        ...['--config', progress.built.config, '--secrets-file', file, '--message', progress.built.build],
      ]),
    )
    const version = told.find(({ version_id }) => version_id)?.version_id
    if (!version) throw new Error('wranglerが版の番号を知らせませんでした。')
    progress.version = version
    return version
  },
}

export const roll: Step = {
  title: 'Roll out',
  does: '0%（自分たちだけ）→ 10% → 50% → 100%。段階ごとに確かめ、異常があれば元の版に戻す',
  run: async ({ cloudflare, environment, holdMs, waitMs, attempts, say = () => {} }, progress) => {
    const { former, version, host, built } = progress
    if (former) {
      const { worker } = environment
      const options = {
        worker,
        host,
        build: built.build,
        former,
        next: version,
        holdMs,
        waitMs,
        ...(attempts && { attempts }),
      }
      await rollOut(cloudflare, { ...options, onStage: (percentage) => say(`  ${percentage}%`) })
      return '100%になりました'
    }
    const look = () => smoke(environment.worker, host, built.build)
    const wrong = await smokeUntilWell(look, { attempts: 30, waitMs })
    if (wrong.length > 0) throw new DeployError(`公開しましたが、次の異常があります。\n${wrong.join('\n')}`)
    return '公開しました'
  },
}

export const finish: Step = {
  title: 'Finish',
  does: '定時の処理とアドレスの設定、公開ページの照合（違えば公開し直す）、30日を過ぎたファイルの削除',
  run: async ({ cloudflare, environment }, { config, built, former, formerBuild, host, secrets }) => {
    if (former) await mustRun(cloudflare, ['triggers', 'deploy', '--config', built.config])
    // Of pages that nobody is given there is nothing to compare.
    const compared = (await isClosed(environment.worker, host))
      ? null
      : await reconcileAfter(host, secrets.OPERATIONS_KEY)
    const store = await cloudflare.openStore(config)
    try {
      const old = await noteServed(store.pages, built.build, new Date(), formerBuild)
      return compared
        ? `${compared.asked}ページを照合しました（公開し直したもの${compared.repaired}件、削除したファイル${old}件）`
        : `サイトを閉じているため、照合していません。開けたあとで：npm run reconcile -- --remote --repair（削除したファイル${old}件）`
    } finally {
      await store.close()
    }
  },
}
