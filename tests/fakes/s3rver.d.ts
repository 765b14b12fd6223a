/** The part of the package that is used; it brings no types of its own. */
declare module 's3rver' {
  interface Options {
    address: string
    /** 0 for any free one. */
    port: number
    silent: boolean
    /** Where objects are kept. */
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
