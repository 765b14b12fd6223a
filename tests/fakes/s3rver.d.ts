/** The part of the package that is used here. It ships no types. */
declare module 's3rver' {
  interface Options {
    address: string
    /** 0 for any free one. */
    port: number
    silent: boolean
    /** The folder of the objects. */
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
