// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const frameMessage = validate10;
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^/[^/\\\\]", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/anyOf/0/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("opened" !== data0) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/anyOf/0/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "opened" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "kind" },
					message: "must have required property 'kind'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.subscription === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "subscription" },
					message: "must have required property 'subscription'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.needs === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "needs" },
					message: "must have required property 'needs'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.range === void 0) {
				const err7 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "range" },
					message: "must have required property 'range'"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.isLive === void 0) {
				const err8 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "isLive" },
					message: "must have required property 'isLive'"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data.width === void 0) {
				const err9 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "width" },
					message: "must have required property 'width'"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (typeof data1 !== "string") {
					const err10 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/anyOf/1/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if ("subscribe" !== data1) {
					const err11 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/anyOf/1/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "subscribe" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.subscription !== void 0) {
				let data2 = data.subscription;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
					const err12 = {
						instancePath: instancePath + "/subscription",
						schemaPath: "#/anyOf/1/properties/subscription/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (typeof data2 == "number") {
					if (data2 < 0 || isNaN(data2)) {
						const err13 = {
							instancePath: instancePath + "/subscription",
							schemaPath: "#/anyOf/1/properties/subscription/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			}
			if (data.needs !== void 0) {
				let data3 = data.needs;
				if (Array.isArray(data3)) {
					if (data3.length > 20) {
						const err14 = {
							instancePath: instancePath + "/needs",
							schemaPath: "#/anyOf/1/properties/needs/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					const len0 = data3.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data4 = data3[i0];
						if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
							if (data4.kind === void 0) {
								const err15 = {
									instancePath: instancePath + "/needs/" + i0,
									schemaPath: "#/anyOf/1/properties/needs/items/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
							if (data4.kind !== void 0) {
								let data5 = data4.kind;
								if (typeof data5 === "string") {
									if (func2(data5) > 30) {
										const err16 = {
											instancePath: instancePath + "/needs/" + i0 + "/kind",
											schemaPath: "#/anyOf/1/properties/needs/items/properties/kind/maxLength",
											keyword: "maxLength",
											params: { limit: 30 },
											message: "must NOT have more than 30 characters"
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
								} else {
									const err17 = {
										instancePath: instancePath + "/needs/" + i0 + "/kind",
										schemaPath: "#/anyOf/1/properties/needs/items/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
							if (data4.dataPointIds !== void 0) {
								let data6 = data4.dataPointIds;
								if (Array.isArray(data6)) {
									if (data6.length > 500) {
										const err18 = {
											instancePath: instancePath + "/needs/" + i0 + "/dataPointIds",
											schemaPath: "#/anyOf/1/properties/needs/items/properties/dataPointIds/maxItems",
											keyword: "maxItems",
											params: { limit: 500 },
											message: "must NOT have more than 500 items"
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
									const len1 = data6.length;
									for (let i1 = 0; i1 < len1; i1++) {
										let data7 = data6[i1];
										if (typeof data7 === "string") {
											if (func2(data7) > 400) {
												const err19 = {
													instancePath: instancePath + "/needs/" + i0 + "/dataPointIds/" + i1,
													schemaPath: "#/anyOf/1/properties/needs/items/properties/dataPointIds/items/maxLength",
													keyword: "maxLength",
													params: { limit: 400 },
													message: "must NOT have more than 400 characters"
												};
												if (vErrors === null) vErrors = [err19];
												else vErrors.push(err19);
												errors++;
											}
										} else {
											const err20 = {
												instancePath: instancePath + "/needs/" + i0 + "/dataPointIds/" + i1,
												schemaPath: "#/anyOf/1/properties/needs/items/properties/dataPointIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
									}
								} else {
									const err21 = {
										instancePath: instancePath + "/needs/" + i0 + "/dataPointIds",
										schemaPath: "#/anyOf/1/properties/needs/items/properties/dataPointIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
							}
							if (data4.nodeIds !== void 0) {
								let data8 = data4.nodeIds;
								if (Array.isArray(data8)) {
									if (data8.length > 500) {
										const err22 = {
											instancePath: instancePath + "/needs/" + i0 + "/nodeIds",
											schemaPath: "#/anyOf/1/properties/needs/items/properties/nodeIds/maxItems",
											keyword: "maxItems",
											params: { limit: 500 },
											message: "must NOT have more than 500 items"
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
									const len2 = data8.length;
									for (let i2 = 0; i2 < len2; i2++) {
										let data9 = data8[i2];
										if (typeof data9 === "string") {
											if (func2(data9) > 400) {
												const err23 = {
													instancePath: instancePath + "/needs/" + i0 + "/nodeIds/" + i2,
													schemaPath: "#/anyOf/1/properties/needs/items/properties/nodeIds/items/maxLength",
													keyword: "maxLength",
													params: { limit: 400 },
													message: "must NOT have more than 400 characters"
												};
												if (vErrors === null) vErrors = [err23];
												else vErrors.push(err23);
												errors++;
											}
										} else {
											const err24 = {
												instancePath: instancePath + "/needs/" + i0 + "/nodeIds/" + i2,
												schemaPath: "#/anyOf/1/properties/needs/items/properties/nodeIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err24];
											else vErrors.push(err24);
											errors++;
										}
									}
								} else {
									const err25 = {
										instancePath: instancePath + "/needs/" + i0 + "/nodeIds",
										schemaPath: "#/anyOf/1/properties/needs/items/properties/nodeIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/needs/" + i0,
								schemaPath: "#/anyOf/1/properties/needs/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
				} else {
					const err27 = {
						instancePath: instancePath + "/needs",
						schemaPath: "#/anyOf/1/properties/needs/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.range !== void 0) {
				let data10 = data.range;
				if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
					if (data10.from === void 0) {
						const err28 = {
							instancePath: instancePath + "/range",
							schemaPath: "#/anyOf/1/properties/range/required",
							keyword: "required",
							params: { missingProperty: "from" },
							message: "must have required property 'from'"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					if (data10.to === void 0) {
						const err29 = {
							instancePath: instancePath + "/range",
							schemaPath: "#/anyOf/1/properties/range/required",
							keyword: "required",
							params: { missingProperty: "to" },
							message: "must have required property 'to'"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					for (const key0 in data10) if (!(key0 === "from" || key0 === "to")) {
						const err30 = {
							instancePath: instancePath + "/range",
							schemaPath: "#/anyOf/1/properties/range/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key0 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
					if (data10.from !== void 0) {
						if (!(typeof data10.from == "number")) {
							const err31 = {
								instancePath: instancePath + "/range/from",
								schemaPath: "#/anyOf/1/properties/range/properties/from/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
					if (data10.to !== void 0) {
						if (!(typeof data10.to == "number")) {
							const err32 = {
								instancePath: instancePath + "/range/to",
								schemaPath: "#/anyOf/1/properties/range/properties/to/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/range",
						schemaPath: "#/anyOf/1/properties/range/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.isLive !== void 0) {
				if (typeof data.isLive !== "boolean") {
					const err34 = {
						instancePath: instancePath + "/isLive",
						schemaPath: "#/anyOf/1/properties/isLive/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
			if (data.width !== void 0) {
				let data14 = data.width;
				if (typeof data14 == "number") {
					if (data14 > 2e4 || isNaN(data14)) {
						const err35 = {
							instancePath: instancePath + "/width",
							schemaPath: "#/anyOf/1/properties/width/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 2e4
							},
							message: "must be <= 20000"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					if (data14 < 1 || isNaN(data14)) {
						const err36 = {
							instancePath: instancePath + "/width",
							schemaPath: "#/anyOf/1/properties/width/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				} else {
					const err37 = {
						instancePath: instancePath + "/width",
						schemaPath: "#/anyOf/1/properties/width/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
		} else {
			const err38 = {
				instancePath,
				schemaPath: "#/anyOf/1/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err38];
			else vErrors.push(err38);
			errors++;
		}
		var _valid0 = _errs5 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs36 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.kind === void 0) {
					const err39 = {
						instancePath,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "kind" },
						message: "must have required property 'kind'"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (data.subscription === void 0) {
					const err40 = {
						instancePath,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "subscription" },
						message: "must have required property 'subscription'"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				if (data.kind !== void 0) {
					let data15 = data.kind;
					if (typeof data15 !== "string") {
						const err41 = {
							instancePath: instancePath + "/kind",
							schemaPath: "#/anyOf/2/properties/kind/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
					if ("unsubscribe" !== data15) {
						const err42 = {
							instancePath: instancePath + "/kind",
							schemaPath: "#/anyOf/2/properties/kind/const",
							keyword: "const",
							params: { allowedValue: "unsubscribe" },
							message: "must be equal to constant"
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
				if (data.subscription !== void 0) {
					let data16 = data.subscription;
					if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
						const err43 = {
							instancePath: instancePath + "/subscription",
							schemaPath: "#/anyOf/2/properties/subscription/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (typeof data16 == "number") {
						if (data16 < 0 || isNaN(data16)) {
							const err44 = {
								instancePath: instancePath + "/subscription",
								schemaPath: "#/anyOf/2/properties/subscription/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					}
				}
			} else {
				const err45 = {
					instancePath,
					schemaPath: "#/anyOf/2/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
			var _valid0 = _errs36 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs42 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						const err46 = {
							instancePath,
							schemaPath: "#/anyOf/3/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							message: "must have required property 'kind'"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
					if (data.subscription === void 0) {
						const err47 = {
							instancePath,
							schemaPath: "#/anyOf/3/required",
							keyword: "required",
							params: { missingProperty: "subscription" },
							message: "must have required property 'subscription'"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					if (data.kind !== void 0) {
						let data17 = data.kind;
						if (typeof data17 !== "string") {
							const err48 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/anyOf/3/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
						if ("retry" !== data17) {
							const err49 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/anyOf/3/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "retry" },
								message: "must be equal to constant"
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					}
					if (data.subscription !== void 0) {
						let data18 = data.subscription;
						if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18))) {
							const err50 = {
								instancePath: instancePath + "/subscription",
								schemaPath: "#/anyOf/3/properties/subscription/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
						if (typeof data18 == "number") {
							if (data18 < 0 || isNaN(data18)) {
								const err51 = {
									instancePath: instancePath + "/subscription",
									schemaPath: "#/anyOf/3/properties/subscription/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err51];
								else vErrors.push(err51);
								errors++;
							}
						}
					}
				} else {
					const err52 = {
						instancePath,
						schemaPath: "#/anyOf/3/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
				var _valid0 = _errs42 === errors;
				valid0 = valid0 || _valid0;
				if (!valid0) {
					const _errs48 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.kind === void 0) {
							const err53 = {
								instancePath,
								schemaPath: "#/anyOf/4/required",
								keyword: "required",
								params: { missingProperty: "kind" },
								message: "must have required property 'kind'"
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
						if (data.action === void 0) {
							const err54 = {
								instancePath,
								schemaPath: "#/anyOf/4/required",
								keyword: "required",
								params: { missingProperty: "action" },
								message: "must have required property 'action'"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
						if (data.kind !== void 0) {
							let data19 = data.kind;
							if (typeof data19 !== "string") {
								const err55 = {
									instancePath: instancePath + "/kind",
									schemaPath: "#/anyOf/4/properties/kind/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
							if ("act" !== data19) {
								const err56 = {
									instancePath: instancePath + "/kind",
									schemaPath: "#/anyOf/4/properties/kind/const",
									keyword: "const",
									params: { allowedValue: "act" },
									message: "must be equal to constant"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
						}
						if (data.action !== void 0) {
							let data20 = data.action;
							const _errs53 = errors;
							let valid14 = false;
							const _errs54 = errors;
							if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
								if (data20.name === void 0) {
									const err57 = {
										instancePath: instancePath + "/action",
										schemaPath: "#/anyOf/4/properties/action/anyOf/0/required",
										keyword: "required",
										params: { missingProperty: "name" },
										message: "must have required property 'name'"
									};
									if (vErrors === null) vErrors = [err57];
									else vErrors.push(err57);
									errors++;
								}
								if (data20.path === void 0) {
									const err58 = {
										instancePath: instancePath + "/action",
										schemaPath: "#/anyOf/4/properties/action/anyOf/0/required",
										keyword: "required",
										params: { missingProperty: "path" },
										message: "must have required property 'path'"
									};
									if (vErrors === null) vErrors = [err58];
									else vErrors.push(err58);
									errors++;
								}
								if (data20.replace === void 0) {
									const err59 = {
										instancePath: instancePath + "/action",
										schemaPath: "#/anyOf/4/properties/action/anyOf/0/required",
										keyword: "required",
										params: { missingProperty: "replace" },
										message: "must have required property 'replace'"
									};
									if (vErrors === null) vErrors = [err59];
									else vErrors.push(err59);
									errors++;
								}
								if (data20.name !== void 0) {
									let data21 = data20.name;
									if (typeof data21 !== "string") {
										const err60 = {
											instancePath: instancePath + "/action/name",
											schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/name/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err60];
										else vErrors.push(err60);
										errors++;
									}
									if ("navigate" !== data21) {
										const err61 = {
											instancePath: instancePath + "/action/name",
											schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/name/const",
											keyword: "const",
											params: { allowedValue: "navigate" },
											message: "must be equal to constant"
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
								}
								if (data20.path !== void 0) {
									let data22 = data20.path;
									if (typeof data22 === "string") {
										if (func2(data22) > 2e3) {
											const err62 = {
												instancePath: instancePath + "/action/path",
												schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/path/maxLength",
												keyword: "maxLength",
												params: { limit: 2e3 },
												message: "must NOT have more than 2000 characters"
											};
											if (vErrors === null) vErrors = [err62];
											else vErrors.push(err62);
											errors++;
										}
										if (!pattern0.test(data22)) {
											const err63 = {
												instancePath: instancePath + "/action/path",
												schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/path/pattern",
												keyword: "pattern",
												params: { pattern: "^/[^/\\\\]" },
												message: "must match pattern \"^/[^/\\\\]\""
											};
											if (vErrors === null) vErrors = [err63];
											else vErrors.push(err63);
											errors++;
										}
									} else {
										const err64 = {
											instancePath: instancePath + "/action/path",
											schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/path/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err64];
										else vErrors.push(err64);
										errors++;
									}
								}
								if (data20.replace !== void 0) {
									if (typeof data20.replace !== "boolean") {
										const err65 = {
											instancePath: instancePath + "/action/replace",
											schemaPath: "#/anyOf/4/properties/action/anyOf/0/properties/replace/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
								}
							} else {
								const err66 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/anyOf/4/properties/action/anyOf/0/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
							var _valid1 = _errs54 === errors;
							valid14 = valid14 || _valid1;
							if (!valid14) {
								const _errs62 = errors;
								if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
									if (data20.name === void 0) {
										const err67 = {
											instancePath: instancePath + "/action",
											schemaPath: "#/anyOf/4/properties/action/anyOf/1/required",
											keyword: "required",
											params: { missingProperty: "name" },
											message: "must have required property 'name'"
										};
										if (vErrors === null) vErrors = [err67];
										else vErrors.push(err67);
										errors++;
									}
									if (data20.range === void 0) {
										const err68 = {
											instancePath: instancePath + "/action",
											schemaPath: "#/anyOf/4/properties/action/anyOf/1/required",
											keyword: "required",
											params: { missingProperty: "range" },
											message: "must have required property 'range'"
										};
										if (vErrors === null) vErrors = [err68];
										else vErrors.push(err68);
										errors++;
									}
									if (data20.name !== void 0) {
										let data24 = data20.name;
										if (typeof data24 !== "string") {
											const err69 = {
												instancePath: instancePath + "/action/name",
												schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/name/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err69];
											else vErrors.push(err69);
											errors++;
										}
										if ("set-range" !== data24) {
											const err70 = {
												instancePath: instancePath + "/action/name",
												schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/name/const",
												keyword: "const",
												params: { allowedValue: "set-range" },
												message: "must be equal to constant"
											};
											if (vErrors === null) vErrors = [err70];
											else vErrors.push(err70);
											errors++;
										}
									}
									if (data20.range !== void 0) {
										let data25 = data20.range;
										if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
											if (data25.from === void 0) {
												const err71 = {
													instancePath: instancePath + "/action/range",
													schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/required",
													keyword: "required",
													params: { missingProperty: "from" },
													message: "must have required property 'from'"
												};
												if (vErrors === null) vErrors = [err71];
												else vErrors.push(err71);
												errors++;
											}
											if (data25.to === void 0) {
												const err72 = {
													instancePath: instancePath + "/action/range",
													schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/required",
													keyword: "required",
													params: { missingProperty: "to" },
													message: "must have required property 'to'"
												};
												if (vErrors === null) vErrors = [err72];
												else vErrors.push(err72);
												errors++;
											}
											for (const key1 in data25) if (!(key1 === "from" || key1 === "to")) {
												const err73 = {
													instancePath: instancePath + "/action/range",
													schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key1 },
													message: "must NOT have additional properties"
												};
												if (vErrors === null) vErrors = [err73];
												else vErrors.push(err73);
												errors++;
											}
											if (data25.from !== void 0) {
												if (!(typeof data25.from == "number")) {
													const err74 = {
														instancePath: instancePath + "/action/range/from",
														schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/properties/from/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err74];
													else vErrors.push(err74);
													errors++;
												}
											}
											if (data25.to !== void 0) {
												if (!(typeof data25.to == "number")) {
													const err75 = {
														instancePath: instancePath + "/action/range/to",
														schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/properties/to/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err75];
													else vErrors.push(err75);
													errors++;
												}
											}
										} else {
											const err76 = {
												instancePath: instancePath + "/action/range",
												schemaPath: "#/anyOf/4/properties/action/anyOf/1/properties/range/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err76];
											else vErrors.push(err76);
											errors++;
										}
									}
								} else {
									const err77 = {
										instancePath: instancePath + "/action",
										schemaPath: "#/anyOf/4/properties/action/anyOf/1/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err77];
									else vErrors.push(err77);
									errors++;
								}
								var _valid1 = _errs62 === errors;
								valid14 = valid14 || _valid1;
								if (!valid14) {
									const _errs73 = errors;
									if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
										if (data20.name === void 0) {
											const err78 = {
												instancePath: instancePath + "/action",
												schemaPath: "#/anyOf/4/properties/action/anyOf/2/required",
												keyword: "required",
												params: { missingProperty: "name" },
												message: "must have required property 'name'"
											};
											if (vErrors === null) vErrors = [err78];
											else vErrors.push(err78);
											errors++;
										}
										if (data20.name !== void 0) {
											let data28 = data20.name;
											if (typeof data28 !== "string") {
												const err79 = {
													instancePath: instancePath + "/action/name",
													schemaPath: "#/anyOf/4/properties/action/anyOf/2/properties/name/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err79];
												else vErrors.push(err79);
												errors++;
											}
											if ("reset-range" !== data28) {
												const err80 = {
													instancePath: instancePath + "/action/name",
													schemaPath: "#/anyOf/4/properties/action/anyOf/2/properties/name/const",
													keyword: "const",
													params: { allowedValue: "reset-range" },
													message: "must be equal to constant"
												};
												if (vErrors === null) vErrors = [err80];
												else vErrors.push(err80);
												errors++;
											}
										}
									} else {
										const err81 = {
											instancePath: instancePath + "/action",
											schemaPath: "#/anyOf/4/properties/action/anyOf/2/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err81];
										else vErrors.push(err81);
										errors++;
									}
									var _valid1 = _errs73 === errors;
									valid14 = valid14 || _valid1;
									if (!valid14) {
										const _errs77 = errors;
										if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
											if (data20.name === void 0) {
												const err82 = {
													instancePath: instancePath + "/action",
													schemaPath: "#/anyOf/4/properties/action/anyOf/3/required",
													keyword: "required",
													params: { missingProperty: "name" },
													message: "must have required property 'name'"
												};
												if (vErrors === null) vErrors = [err82];
												else vErrors.push(err82);
												errors++;
											}
											if (data20.timeMs === void 0) {
												const err83 = {
													instancePath: instancePath + "/action",
													schemaPath: "#/anyOf/4/properties/action/anyOf/3/required",
													keyword: "required",
													params: { missingProperty: "timeMs" },
													message: "must have required property 'timeMs'"
												};
												if (vErrors === null) vErrors = [err83];
												else vErrors.push(err83);
												errors++;
											}
											if (data20.name !== void 0) {
												let data29 = data20.name;
												if (typeof data29 !== "string") {
													const err84 = {
														instancePath: instancePath + "/action/name",
														schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err84];
													else vErrors.push(err84);
													errors++;
												}
												if ("hover" !== data29) {
													const err85 = {
														instancePath: instancePath + "/action/name",
														schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/name/const",
														keyword: "const",
														params: { allowedValue: "hover" },
														message: "must be equal to constant"
													};
													if (vErrors === null) vErrors = [err85];
													else vErrors.push(err85);
													errors++;
												}
											}
											if (data20.timeMs !== void 0) {
												let data30 = data20.timeMs;
												const _errs82 = errors;
												let valid20 = false;
												const _errs83 = errors;
												if (!(typeof data30 == "number")) {
													const err86 = {
														instancePath: instancePath + "/action/timeMs",
														schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/timeMs/anyOf/0/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													};
													if (vErrors === null) vErrors = [err86];
													else vErrors.push(err86);
													errors++;
												}
												var _valid2 = _errs83 === errors;
												valid20 = valid20 || _valid2;
												if (!valid20) {
													const _errs85 = errors;
													if (data30 !== null) {
														const err87 = {
															instancePath: instancePath + "/action/timeMs",
															schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/timeMs/anyOf/1/type",
															keyword: "type",
															params: { type: "null" },
															message: "must be null"
														};
														if (vErrors === null) vErrors = [err87];
														else vErrors.push(err87);
														errors++;
													}
													var _valid2 = _errs85 === errors;
													valid20 = valid20 || _valid2;
												}
												if (!valid20) {
													const err88 = {
														instancePath: instancePath + "/action/timeMs",
														schemaPath: "#/anyOf/4/properties/action/anyOf/3/properties/timeMs/anyOf",
														keyword: "anyOf",
														params: {},
														message: "must match a schema in anyOf"
													};
													if (vErrors === null) vErrors = [err88];
													else vErrors.push(err88);
													errors++;
												} else {
													errors = _errs82;
													if (vErrors !== null) {
														if (_errs82) vErrors.length = _errs82;
														else vErrors = null;
													}
												}
											}
										} else {
											const err89 = {
												instancePath: instancePath + "/action",
												schemaPath: "#/anyOf/4/properties/action/anyOf/3/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err89];
											else vErrors.push(err89);
											errors++;
										}
										var _valid1 = _errs77 === errors;
										valid14 = valid14 || _valid1;
										if (!valid14) {
											const _errs87 = errors;
											if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
												if (data20.name === void 0) {
													const err90 = {
														instancePath: instancePath + "/action",
														schemaPath: "#/anyOf/4/properties/action/anyOf/4/required",
														keyword: "required",
														params: { missingProperty: "name" },
														message: "must have required property 'name'"
													};
													if (vErrors === null) vErrors = [err90];
													else vErrors.push(err90);
													errors++;
												}
												if (data20.key === void 0) {
													const err91 = {
														instancePath: instancePath + "/action",
														schemaPath: "#/anyOf/4/properties/action/anyOf/4/required",
														keyword: "required",
														params: { missingProperty: "key" },
														message: "must have required property 'key'"
													};
													if (vErrors === null) vErrors = [err91];
													else vErrors.push(err91);
													errors++;
												}
												if (data20.value === void 0) {
													const err92 = {
														instancePath: instancePath + "/action",
														schemaPath: "#/anyOf/4/properties/action/anyOf/4/required",
														keyword: "required",
														params: { missingProperty: "value" },
														message: "must have required property 'value'"
													};
													if (vErrors === null) vErrors = [err92];
													else vErrors.push(err92);
													errors++;
												}
												if (data20.name !== void 0) {
													let data31 = data20.name;
													if (typeof data31 !== "string") {
														const err93 = {
															instancePath: instancePath + "/action/name",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/name/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err93];
														else vErrors.push(err93);
														errors++;
													}
													if ("keep" !== data31) {
														const err94 = {
															instancePath: instancePath + "/action/name",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/name/const",
															keyword: "const",
															params: { allowedValue: "keep" },
															message: "must be equal to constant"
														};
														if (vErrors === null) vErrors = [err94];
														else vErrors.push(err94);
														errors++;
													}
												}
												if (data20.key !== void 0) {
													let data32 = data20.key;
													if (typeof data32 === "string") {
														if (func2(data32) > 100) {
															const err95 = {
																instancePath: instancePath + "/action/key",
																schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/key/maxLength",
																keyword: "maxLength",
																params: { limit: 100 },
																message: "must NOT have more than 100 characters"
															};
															if (vErrors === null) vErrors = [err95];
															else vErrors.push(err95);
															errors++;
														}
														if (func2(data32) < 1) {
															const err96 = {
																instancePath: instancePath + "/action/key",
																schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/key/minLength",
																keyword: "minLength",
																params: { limit: 1 },
																message: "must NOT have fewer than 1 characters"
															};
															if (vErrors === null) vErrors = [err96];
															else vErrors.push(err96);
															errors++;
														}
													} else {
														const err97 = {
															instancePath: instancePath + "/action/key",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/key/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err97];
														else vErrors.push(err97);
														errors++;
													}
												}
												if (data20.value !== void 0) {
													let data33 = data20.value;
													const _errs94 = errors;
													let valid22 = false;
													const _errs95 = errors;
													if (typeof data33 === "string") {
														if (func2(data33) > 1e4) {
															const err98 = {
																instancePath: instancePath + "/action/value",
																schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/value/anyOf/0/maxLength",
																keyword: "maxLength",
																params: { limit: 1e4 },
																message: "must NOT have more than 10000 characters"
															};
															if (vErrors === null) vErrors = [err98];
															else vErrors.push(err98);
															errors++;
														}
													} else {
														const err99 = {
															instancePath: instancePath + "/action/value",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/value/anyOf/0/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err99];
														else vErrors.push(err99);
														errors++;
													}
													var _valid3 = _errs95 === errors;
													valid22 = valid22 || _valid3;
													if (!valid22) {
														const _errs97 = errors;
														if (data33 !== null) {
															const err100 = {
																instancePath: instancePath + "/action/value",
																schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/value/anyOf/1/type",
																keyword: "type",
																params: { type: "null" },
																message: "must be null"
															};
															if (vErrors === null) vErrors = [err100];
															else vErrors.push(err100);
															errors++;
														}
														var _valid3 = _errs97 === errors;
														valid22 = valid22 || _valid3;
													}
													if (!valid22) {
														const err101 = {
															instancePath: instancePath + "/action/value",
															schemaPath: "#/anyOf/4/properties/action/anyOf/4/properties/value/anyOf",
															keyword: "anyOf",
															params: {},
															message: "must match a schema in anyOf"
														};
														if (vErrors === null) vErrors = [err101];
														else vErrors.push(err101);
														errors++;
													} else {
														errors = _errs94;
														if (vErrors !== null) {
															if (_errs94) vErrors.length = _errs94;
															else vErrors = null;
														}
													}
												}
											} else {
												const err102 = {
													instancePath: instancePath + "/action",
													schemaPath: "#/anyOf/4/properties/action/anyOf/4/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err102];
												else vErrors.push(err102);
												errors++;
											}
											var _valid1 = _errs87 === errors;
											valid14 = valid14 || _valid1;
											if (!valid14) {
												const _errs99 = errors;
												if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
													if (data20.name === void 0) {
														const err103 = {
															instancePath: instancePath + "/action",
															schemaPath: "#/anyOf/4/properties/action/anyOf/5/required",
															keyword: "required",
															params: { missingProperty: "name" },
															message: "must have required property 'name'"
														};
														if (vErrors === null) vErrors = [err103];
														else vErrors.push(err103);
														errors++;
													}
													if (data20.payload === void 0) {
														const err104 = {
															instancePath: instancePath + "/action",
															schemaPath: "#/anyOf/4/properties/action/anyOf/5/required",
															keyword: "required",
															params: { missingProperty: "payload" },
															message: "must have required property 'payload'"
														};
														if (vErrors === null) vErrors = [err104];
														else vErrors.push(err104);
														errors++;
													}
													if (data20.name !== void 0) {
														let data34 = data20.name;
														if (typeof data34 !== "string") {
															const err105 = {
																instancePath: instancePath + "/action/name",
																schemaPath: "#/anyOf/4/properties/action/anyOf/5/properties/name/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err105];
															else vErrors.push(err105);
															errors++;
														}
														if ("save" !== data34) {
															const err106 = {
																instancePath: instancePath + "/action/name",
																schemaPath: "#/anyOf/4/properties/action/anyOf/5/properties/name/const",
																keyword: "const",
																params: { allowedValue: "save" },
																message: "must be equal to constant"
															};
															if (vErrors === null) vErrors = [err106];
															else vErrors.push(err106);
															errors++;
														}
													}
													if (data20.payload !== void 0) {
														let data35 = data20.payload;
														if (!(data35 && typeof data35 == "object" && !Array.isArray(data35))) {
															const err107 = {
																instancePath: instancePath + "/action/payload",
																schemaPath: "#/anyOf/4/properties/action/anyOf/5/properties/payload/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															};
															if (vErrors === null) vErrors = [err107];
															else vErrors.push(err107);
															errors++;
														}
													}
												} else {
													const err108 = {
														instancePath: instancePath + "/action",
														schemaPath: "#/anyOf/4/properties/action/anyOf/5/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													};
													if (vErrors === null) vErrors = [err108];
													else vErrors.push(err108);
													errors++;
												}
												var _valid1 = _errs99 === errors;
												valid14 = valid14 || _valid1;
												if (!valid14) {
													const _errs105 = errors;
													if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
														if (data20.name === void 0) {
															const err109 = {
																instancePath: instancePath + "/action",
																schemaPath: "#/anyOf/4/properties/action/anyOf/6/required",
																keyword: "required",
																params: { missingProperty: "name" },
																message: "must have required property 'name'"
															};
															if (vErrors === null) vErrors = [err109];
															else vErrors.push(err109);
															errors++;
														}
														if (data20.config === void 0) {
															const err110 = {
																instancePath: instancePath + "/action",
																schemaPath: "#/anyOf/4/properties/action/anyOf/6/required",
																keyword: "required",
																params: { missingProperty: "config" },
																message: "must have required property 'config'"
															};
															if (vErrors === null) vErrors = [err110];
															else vErrors.push(err110);
															errors++;
														}
														if (data20.name !== void 0) {
															let data36 = data20.name;
															if (typeof data36 !== "string") {
																const err111 = {
																	instancePath: instancePath + "/action/name",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/6/properties/name/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																};
																if (vErrors === null) vErrors = [err111];
																else vErrors.push(err111);
																errors++;
															}
															if ("migrated" !== data36) {
																const err112 = {
																	instancePath: instancePath + "/action/name",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/6/properties/name/const",
																	keyword: "const",
																	params: { allowedValue: "migrated" },
																	message: "must be equal to constant"
																};
																if (vErrors === null) vErrors = [err112];
																else vErrors.push(err112);
																errors++;
															}
														}
														if (data20.config !== void 0) {
															let data37 = data20.config;
															if (!(data37 && typeof data37 == "object" && !Array.isArray(data37))) {
																const err113 = {
																	instancePath: instancePath + "/action/config",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/6/properties/config/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																};
																if (vErrors === null) vErrors = [err113];
																else vErrors.push(err113);
																errors++;
															}
														}
													} else {
														const err114 = {
															instancePath: instancePath + "/action",
															schemaPath: "#/anyOf/4/properties/action/anyOf/6/type",
															keyword: "type",
															params: { type: "object" },
															message: "must be object"
														};
														if (vErrors === null) vErrors = [err114];
														else vErrors.push(err114);
														errors++;
													}
													var _valid1 = _errs105 === errors;
													valid14 = valid14 || _valid1;
													if (!valid14) {
														const _errs111 = errors;
														if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
															if (data20.name === void 0) {
																const err115 = {
																	instancePath: instancePath + "/action",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/7/required",
																	keyword: "required",
																	params: { missingProperty: "name" },
																	message: "must have required property 'name'"
																};
																if (vErrors === null) vErrors = [err115];
																else vErrors.push(err115);
																errors++;
															}
															if (data20.step === void 0) {
																const err116 = {
																	instancePath: instancePath + "/action",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/7/required",
																	keyword: "required",
																	params: { missingProperty: "step" },
																	message: "must have required property 'step'"
																};
																if (vErrors === null) vErrors = [err116];
																else vErrors.push(err116);
																errors++;
															}
															if (data20.reason === void 0) {
																const err117 = {
																	instancePath: instancePath + "/action",
																	schemaPath: "#/anyOf/4/properties/action/anyOf/7/required",
																	keyword: "required",
																	params: { missingProperty: "reason" },
																	message: "must have required property 'reason'"
																};
																if (vErrors === null) vErrors = [err117];
																else vErrors.push(err117);
																errors++;
															}
															if (data20.name !== void 0) {
																let data38 = data20.name;
																if (typeof data38 !== "string") {
																	const err118 = {
																		instancePath: instancePath + "/action/name",
																		schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/name/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	if (vErrors === null) vErrors = [err118];
																	else vErrors.push(err118);
																	errors++;
																}
																if ("not-migrated" !== data38) {
																	const err119 = {
																		instancePath: instancePath + "/action/name",
																		schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/name/const",
																		keyword: "const",
																		params: { allowedValue: "not-migrated" },
																		message: "must be equal to constant"
																	};
																	if (vErrors === null) vErrors = [err119];
																	else vErrors.push(err119);
																	errors++;
																}
															}
															if (data20.step !== void 0) {
																let data39 = data20.step;
																if (typeof data39 === "string") {
																	if (func2(data39) > 2e3) {
																		const err120 = {
																			instancePath: instancePath + "/action/step",
																			schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/step/maxLength",
																			keyword: "maxLength",
																			params: { limit: 2e3 },
																			message: "must NOT have more than 2000 characters"
																		};
																		if (vErrors === null) vErrors = [err120];
																		else vErrors.push(err120);
																		errors++;
																	}
																} else {
																	const err121 = {
																		instancePath: instancePath + "/action/step",
																		schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/step/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	if (vErrors === null) vErrors = [err121];
																	else vErrors.push(err121);
																	errors++;
																}
															}
															if (data20.reason !== void 0) {
																let data40 = data20.reason;
																if (typeof data40 === "string") {
																	if (func2(data40) > 2e3) {
																		const err122 = {
																			instancePath: instancePath + "/action/reason",
																			schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/reason/maxLength",
																			keyword: "maxLength",
																			params: { limit: 2e3 },
																			message: "must NOT have more than 2000 characters"
																		};
																		if (vErrors === null) vErrors = [err122];
																		else vErrors.push(err122);
																		errors++;
																	}
																} else {
																	const err123 = {
																		instancePath: instancePath + "/action/reason",
																		schemaPath: "#/anyOf/4/properties/action/anyOf/7/properties/reason/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	if (vErrors === null) vErrors = [err123];
																	else vErrors.push(err123);
																	errors++;
																}
															}
														} else {
															const err124 = {
																instancePath: instancePath + "/action",
																schemaPath: "#/anyOf/4/properties/action/anyOf/7/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															};
															if (vErrors === null) vErrors = [err124];
															else vErrors.push(err124);
															errors++;
														}
														var _valid1 = _errs111 === errors;
														valid14 = valid14 || _valid1;
													}
												}
											}
										}
									}
								}
							}
							if (!valid14) {
								const err125 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/anyOf/4/properties/action/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								if (vErrors === null) vErrors = [err125];
								else vErrors.push(err125);
								errors++;
							} else {
								errors = _errs53;
								if (vErrors !== null) {
									if (_errs53) vErrors.length = _errs53;
									else vErrors = null;
								}
							}
						}
					} else {
						const err126 = {
							instancePath,
							schemaPath: "#/anyOf/4/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err126];
						else vErrors.push(err126);
						errors++;
					}
					var _valid0 = _errs48 === errors;
					valid0 = valid0 || _valid0;
					if (!valid0) {
						const _errs119 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.kind === void 0) {
								const err127 = {
									instancePath,
									schemaPath: "#/anyOf/5/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err127];
								else vErrors.push(err127);
								errors++;
							}
							if (data.question === void 0) {
								const err128 = {
									instancePath,
									schemaPath: "#/anyOf/5/required",
									keyword: "required",
									params: { missingProperty: "question" },
									message: "must have required property 'question'"
								};
								if (vErrors === null) vErrors = [err128];
								else vErrors.push(err128);
								errors++;
							}
							if (data.text === void 0) {
								const err129 = {
									instancePath,
									schemaPath: "#/anyOf/5/required",
									keyword: "required",
									params: { missingProperty: "text" },
									message: "must have required property 'text'"
								};
								if (vErrors === null) vErrors = [err129];
								else vErrors.push(err129);
								errors++;
							}
							if (data.kind !== void 0) {
								let data41 = data.kind;
								if (typeof data41 !== "string") {
									const err130 = {
										instancePath: instancePath + "/kind",
										schemaPath: "#/anyOf/5/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err130];
									else vErrors.push(err130);
									errors++;
								}
								if ("summary" !== data41) {
									const err131 = {
										instancePath: instancePath + "/kind",
										schemaPath: "#/anyOf/5/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "summary" },
										message: "must be equal to constant"
									};
									if (vErrors === null) vErrors = [err131];
									else vErrors.push(err131);
									errors++;
								}
							}
							if (data.question !== void 0) {
								let data42 = data.question;
								if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42))) {
									const err132 = {
										instancePath: instancePath + "/question",
										schemaPath: "#/anyOf/5/properties/question/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err132];
									else vErrors.push(err132);
									errors++;
								}
								if (typeof data42 == "number") {
									if (data42 < 0 || isNaN(data42)) {
										const err133 = {
											instancePath: instancePath + "/question",
											schemaPath: "#/anyOf/5/properties/question/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err133];
										else vErrors.push(err133);
										errors++;
									}
								}
							}
							if (data.text !== void 0) {
								let data43 = data.text;
								if (typeof data43 === "string") {
									if (func2(data43) > 2e3) {
										const err134 = {
											instancePath: instancePath + "/text",
											schemaPath: "#/anyOf/5/properties/text/maxLength",
											keyword: "maxLength",
											params: { limit: 2e3 },
											message: "must NOT have more than 2000 characters"
										};
										if (vErrors === null) vErrors = [err134];
										else vErrors.push(err134);
										errors++;
									}
								} else {
									const err135 = {
										instancePath: instancePath + "/text",
										schemaPath: "#/anyOf/5/properties/text/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err135];
									else vErrors.push(err135);
									errors++;
								}
							}
						} else {
							const err136 = {
								instancePath,
								schemaPath: "#/anyOf/5/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err136];
							else vErrors.push(err136);
							errors++;
						}
						var _valid0 = _errs119 === errors;
						valid0 = valid0 || _valid0;
						if (!valid0) {
							const _errs127 = errors;
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.kind === void 0) {
									const err137 = {
										instancePath,
										schemaPath: "#/anyOf/6/required",
										keyword: "required",
										params: { missingProperty: "kind" },
										message: "must have required property 'kind'"
									};
									if (vErrors === null) vErrors = [err137];
									else vErrors.push(err137);
									errors++;
								}
								if (data.turn === void 0) {
									const err138 = {
										instancePath,
										schemaPath: "#/anyOf/6/required",
										keyword: "required",
										params: { missingProperty: "turn" },
										message: "must have required property 'turn'"
									};
									if (vErrors === null) vErrors = [err138];
									else vErrors.push(err138);
									errors++;
								}
								if (data.kind !== void 0) {
									let data44 = data.kind;
									if (typeof data44 !== "string") {
										const err139 = {
											instancePath: instancePath + "/kind",
											schemaPath: "#/anyOf/6/properties/kind/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err139];
										else vErrors.push(err139);
										errors++;
									}
									if ("turn" !== data44) {
										const err140 = {
											instancePath: instancePath + "/kind",
											schemaPath: "#/anyOf/6/properties/kind/const",
											keyword: "const",
											params: { allowedValue: "turn" },
											message: "must be equal to constant"
										};
										if (vErrors === null) vErrors = [err140];
										else vErrors.push(err140);
										errors++;
									}
								}
								if (data.turn !== void 0) {
									let data45 = data.turn;
									if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45))) {
										const err141 = {
											instancePath: instancePath + "/turn",
											schemaPath: "#/anyOf/6/properties/turn/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										};
										if (vErrors === null) vErrors = [err141];
										else vErrors.push(err141);
										errors++;
									}
									if (typeof data45 == "number") {
										if (data45 < 0 || isNaN(data45)) {
											const err142 = {
												instancePath: instancePath + "/turn",
												schemaPath: "#/anyOf/6/properties/turn/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											};
											if (vErrors === null) vErrors = [err142];
											else vErrors.push(err142);
											errors++;
										}
									}
								}
							} else {
								const err143 = {
									instancePath,
									schemaPath: "#/anyOf/6/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err143];
								else vErrors.push(err143);
								errors++;
							}
							var _valid0 = _errs127 === errors;
							valid0 = valid0 || _valid0;
							if (!valid0) {
								const _errs133 = errors;
								if (data && typeof data == "object" && !Array.isArray(data)) {
									if (data.kind === void 0) {
										const err144 = {
											instancePath,
											schemaPath: "#/anyOf/7/required",
											keyword: "required",
											params: { missingProperty: "kind" },
											message: "must have required property 'kind'"
										};
										if (vErrors === null) vErrors = [err144];
										else vErrors.push(err144);
										errors++;
									}
									if (data.where === void 0) {
										const err145 = {
											instancePath,
											schemaPath: "#/anyOf/7/required",
											keyword: "required",
											params: { missingProperty: "where" },
											message: "must have required property 'where'"
										};
										if (vErrors === null) vErrors = [err145];
										else vErrors.push(err145);
										errors++;
									}
									if (data.message === void 0) {
										const err146 = {
											instancePath,
											schemaPath: "#/anyOf/7/required",
											keyword: "required",
											params: { missingProperty: "message" },
											message: "must have required property 'message'"
										};
										if (vErrors === null) vErrors = [err146];
										else vErrors.push(err146);
										errors++;
									}
									if (data.isFatal === void 0) {
										const err147 = {
											instancePath,
											schemaPath: "#/anyOf/7/required",
											keyword: "required",
											params: { missingProperty: "isFatal" },
											message: "must have required property 'isFatal'"
										};
										if (vErrors === null) vErrors = [err147];
										else vErrors.push(err147);
										errors++;
									}
									if (data.kind !== void 0) {
										let data46 = data.kind;
										if (typeof data46 !== "string") {
											const err148 = {
												instancePath: instancePath + "/kind",
												schemaPath: "#/anyOf/7/properties/kind/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err148];
											else vErrors.push(err148);
											errors++;
										}
										if ("failed" !== data46) {
											const err149 = {
												instancePath: instancePath + "/kind",
												schemaPath: "#/anyOf/7/properties/kind/const",
												keyword: "const",
												params: { allowedValue: "failed" },
												message: "must be equal to constant"
											};
											if (vErrors === null) vErrors = [err149];
											else vErrors.push(err149);
											errors++;
										}
									}
									if (data.where !== void 0) {
										let data47 = data.where;
										if (typeof data47 === "string") {
											if (func2(data47) > 30) {
												const err150 = {
													instancePath: instancePath + "/where",
													schemaPath: "#/anyOf/7/properties/where/maxLength",
													keyword: "maxLength",
													params: { limit: 30 },
													message: "must NOT have more than 30 characters"
												};
												if (vErrors === null) vErrors = [err150];
												else vErrors.push(err150);
												errors++;
											}
										} else {
											const err151 = {
												instancePath: instancePath + "/where",
												schemaPath: "#/anyOf/7/properties/where/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err151];
											else vErrors.push(err151);
											errors++;
										}
									}
									if (data.message !== void 0) {
										let data48 = data.message;
										if (typeof data48 === "string") {
											if (func2(data48) > 2e3) {
												const err152 = {
													instancePath: instancePath + "/message",
													schemaPath: "#/anyOf/7/properties/message/maxLength",
													keyword: "maxLength",
													params: { limit: 2e3 },
													message: "must NOT have more than 2000 characters"
												};
												if (vErrors === null) vErrors = [err152];
												else vErrors.push(err152);
												errors++;
											}
										} else {
											const err153 = {
												instancePath: instancePath + "/message",
												schemaPath: "#/anyOf/7/properties/message/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err153];
											else vErrors.push(err153);
											errors++;
										}
									}
									if (data.isFatal !== void 0) {
										if (typeof data.isFatal !== "boolean") {
											const err154 = {
												instancePath: instancePath + "/isFatal",
												schemaPath: "#/anyOf/7/properties/isFatal/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											};
											if (vErrors === null) vErrors = [err154];
											else vErrors.push(err154);
											errors++;
										}
									}
								} else {
									const err155 = {
										instancePath,
										schemaPath: "#/anyOf/7/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err155];
									else vErrors.push(err155);
									errors++;
								}
								var _valid0 = _errs133 === errors;
								valid0 = valid0 || _valid0;
								if (!valid0) {
									const _errs143 = errors;
									if (data && typeof data == "object" && !Array.isArray(data)) {
										if (data.kind === void 0) {
											const err156 = {
												instancePath,
												schemaPath: "#/anyOf/8/required",
												keyword: "required",
												params: { missingProperty: "kind" },
												message: "must have required property 'kind'"
											};
											if (vErrors === null) vErrors = [err156];
											else vErrors.push(err156);
											errors++;
										}
										if (data.kinds === void 0) {
											const err157 = {
												instancePath,
												schemaPath: "#/anyOf/8/required",
												keyword: "required",
												params: { missingProperty: "kinds" },
												message: "must have required property 'kinds'"
											};
											if (vErrors === null) vErrors = [err157];
											else vErrors.push(err157);
											errors++;
										}
										if (data.kind !== void 0) {
											let data50 = data.kind;
											if (typeof data50 !== "string") {
												const err158 = {
													instancePath: instancePath + "/kind",
													schemaPath: "#/anyOf/8/properties/kind/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err158];
												else vErrors.push(err158);
												errors++;
											}
											if ("overreached" !== data50) {
												const err159 = {
													instancePath: instancePath + "/kind",
													schemaPath: "#/anyOf/8/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "overreached" },
													message: "must be equal to constant"
												};
												if (vErrors === null) vErrors = [err159];
												else vErrors.push(err159);
												errors++;
											}
										}
										if (data.kinds !== void 0) {
											let data51 = data.kinds;
											if (Array.isArray(data51)) {
												if (data51.length > 10) {
													const err160 = {
														instancePath: instancePath + "/kinds",
														schemaPath: "#/anyOf/8/properties/kinds/maxItems",
														keyword: "maxItems",
														params: { limit: 10 },
														message: "must NOT have more than 10 items"
													};
													if (vErrors === null) vErrors = [err160];
													else vErrors.push(err160);
													errors++;
												}
												const len3 = data51.length;
												for (let i3 = 0; i3 < len3; i3++) {
													let data52 = data51[i3];
													if (typeof data52 === "string") {
														if (func2(data52) > 30) {
															const err161 = {
																instancePath: instancePath + "/kinds/" + i3,
																schemaPath: "#/anyOf/8/properties/kinds/items/maxLength",
																keyword: "maxLength",
																params: { limit: 30 },
																message: "must NOT have more than 30 characters"
															};
															if (vErrors === null) vErrors = [err161];
															else vErrors.push(err161);
															errors++;
														}
													} else {
														const err162 = {
															instancePath: instancePath + "/kinds/" + i3,
															schemaPath: "#/anyOf/8/properties/kinds/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err162];
														else vErrors.push(err162);
														errors++;
													}
												}
											} else {
												const err163 = {
													instancePath: instancePath + "/kinds",
													schemaPath: "#/anyOf/8/properties/kinds/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err163];
												else vErrors.push(err163);
												errors++;
											}
										}
									} else {
										const err164 = {
											instancePath,
											schemaPath: "#/anyOf/8/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err164];
										else vErrors.push(err164);
										errors++;
									}
									var _valid0 = _errs143 === errors;
									valid0 = valid0 || _valid0;
									if (!valid0) {
										const _errs151 = errors;
										if (data && typeof data == "object" && !Array.isArray(data)) {
											if (data.kind === void 0) {
												const err165 = {
													instancePath,
													schemaPath: "#/anyOf/9/required",
													keyword: "required",
													params: { missingProperty: "kind" },
													message: "must have required property 'kind'"
												};
												if (vErrors === null) vErrors = [err165];
												else vErrors.push(err165);
												errors++;
											}
											if (data.kind !== void 0) {
												let data53 = data.kind;
												if (typeof data53 !== "string") {
													const err166 = {
														instancePath: instancePath + "/kind",
														schemaPath: "#/anyOf/9/properties/kind/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err166];
													else vErrors.push(err166);
													errors++;
												}
												if ("changed" !== data53) {
													const err167 = {
														instancePath: instancePath + "/kind",
														schemaPath: "#/anyOf/9/properties/kind/const",
														keyword: "const",
														params: { allowedValue: "changed" },
														message: "must be equal to constant"
													};
													if (vErrors === null) vErrors = [err167];
													else vErrors.push(err167);
													errors++;
												}
											}
										} else {
											const err168 = {
												instancePath,
												schemaPath: "#/anyOf/9/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err168];
											else vErrors.push(err168);
											errors++;
										}
										var _valid0 = _errs151 === errors;
										valid0 = valid0 || _valid0;
									}
								}
							}
						}
					}
				}
			}
		}
	}
	if (!valid0) {
		const err169 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err169];
		else vErrors.push(err169);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { frameMessage };
